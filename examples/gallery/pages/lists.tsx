import {
  Button,
  Card,
  choice,
  countChosen,
  defineView,
  EmptyList,
  FacetChips,
  FacetColumn,
  FacetedColumns,
  FacetOpener,
  FacetPanel,
  item,
  keys,
  ListBar,
  ListFoot,
  ListTable,
  OrderDialog,
  OrderHandles,
  OrderRow,
  page,
  TitleRow,
  useFacetedList,
  useOrder,
  useViewAddress,
  WhileWaiting,
} from '@portal/ui';
import { ListShare, ReportBones, ReportCards, ReportEntry, wordColumn } from '@portal/ui/analysis';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

interface View {
  brands: string[];
  page: number;
  size: number;
  id: string;
}

const sizes = [20, 50] as const;
const definition = defineView<View>({
  brands: keys('facet-brand'),
  page: page(),
  size: choice<number>('facet-size', sizes),
  id: item('facet-id'),
});
const names = ['brands'] as const;
const total = 1204;

/** A list that facets narrow, part by part, and one that is put in order. */
export function Lists({ say, language }: GalleryPage) {
  const address = useViewAddress(definition);
  const list = useFacetedList<View, 'brands'>({
    name: 'gallery',
    address,
    definition,
    facetNames: names,
    facets: {
      brands: Array.from({ length: 4 }, (_, at) => ({
        key: `b${at}`,
        name: `${say('brand')} ${at + 1}`,
        count: 40 - at,
      })),
    },
    titleOf: () => say('brand'),
    language,
  });
  const panel = <FacetPanel list={list} failed={false} />;
  return (
    <>
      <Specimen of={['FacetColumn', 'FacetPanel', 'FacetOpener', 'FacetChips']}>
        <FacetColumn list={list}>{panel}</FacetColumn>
        <FacetOpener list={list} chosen={countChosen(address.view, names)} total={total}>
          {panel}
        </FacetOpener>
        <FacetChips list={list} />
      </Specimen>
      <Specimen of={['ReportCards', 'ReportEntry', 'ReportBones']}>
        <ReportCards waiting={false} name="gallery-reports">
          <ReportEntry
            id="1"
            name="gallery-report"
            coverUrl=""
            title={say('first')}
            summary={say('second')}
            tags={[{ key: 'brand', name: say('brand') }]}
            about={say('second')}
          />
        </ReportCards>
        <ReportBones />
      </Specimen>
      <Specimen of={['ListShare']}>
        <ListShare
          list={list}
          title={say('brand')}
          size={address.view.size}
          filters={[]}
          found={{ items: [say('first')], total }}
          part={async () => ({ items: [say('first'), say('second')], total })}
          keyOf={(name) => name}
          model={(names) => ({
            columns: [wordColumn('name', say('brand'))],
            rows: names.map((name) => ({ id: name, kind: 'row', keys: {}, names: { name }, values: {} })),
            cut: null,
          })}
          taken={() => undefined}
        />
      </Specimen>
      <Specimen of={['TitleRow', 'FacetedColumns', 'ListBar', 'WhileWaiting', 'ListFoot', 'EmptyList']}>
        <TitleRow title={say('brand')} />
        {/* Without filters, which stand above: a page has one column of them. */}
        <FacetedColumns list={{ ...list, facets: undefined }} failed chosen={0} total={total} label={say('brand')}>
          <ListBar name="gallery" total={say('first')} />
          <WhileWaiting waiting>{say('second')}</WhileWaiting>
          <ListFoot {...list} size={address.view.size} sizes={sizes} shown={address.view.size} total={total} />
        </FacetedColumns>
        <EmptyList framed list={list} total={0} noneYet={say('second')} />
      </Specimen>
      <Specimen of={['ListTable']}>
        <Card flush>
          <ListTable
            label={say('brand')}
            columns={[
              { key: 'name', label: say('brand'), cell: (name) => name },
              { key: 'length', label: say('volume'), kind: 'figure', cell: (name) => name.length },
            ]}
            rows={[say('first'), say('second'), say('third')]}
            keyOf={(name) => name}
            data-testid="gallery-table"
          />
        </Card>
      </Specimen>
      <Specimen of={['OrderDialog', 'OrderRow', 'OrderHandles']}>
        <Ordered say={say} language={language} />
      </Specimen>
    </>
  );
}

/** Three rows in an order of one's own, opened by a press. */
function Ordered({ say, language }: Pick<GalleryPage, 'say' | 'language'>) {
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useState(['1', '2', '3']);
  const labelOf = (name: string) => `${say('brand')} ${name}`;
  const ordering = useOrder({ order, onChange: setOrder, labelOf, language });
  const close = () => setOpen(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{say('brand')}</Button>;
  return (
    <OrderDialog
      name="gallery-order"
      hook="gallery"
      words={{
        title: say('brand'),
        lead: say('first'),
        close: say('close'),
        reset: say('second'),
        cancel: say('close'),
        save: say('first'),
      }}
      ordering={ordering}
      onReset={() => setOrder(['1', '2', '3'])}
      onSave={close}
      onClose={close}
      status={null}
    >
      {order.map((name) => {
        const row = ordering.rowOf(name);
        return (
          <OrderRow key={name} at={row.at} dragged={row.dragged}>
            {labelOf(name)}
            <OrderHandles hook="gallery" name={name} label={labelOf(name)} language={language} {...row} />
          </OrderRow>
        );
      })}
    </OrderDialog>
  );
}
