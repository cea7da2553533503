import {
  choice,
  countChosen,
  defineView,
  EmptyList,
  FacetChips,
  FacetColumn,
  FacetOpener,
  FacetPanel,
  item,
  keys,
  ListFoot,
  moved,
  OrderHandles,
  page,
  useDragOrder,
  useFacetedList,
  useViewAddress,
} from '@portal/ui';
import { useRef, useState } from 'react';
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
      <Specimen of={['ListFoot', 'EmptyList']}>
        <ListFoot {...list} size={address.view.size} sizes={sizes} shown={address.view.size} total={total} />
        <EmptyList framed list={list} total={0} noneYet={say('second')} />
      </Specimen>
      <Specimen of={['OrderHandles']}>
        <Ordered label={say('brand')} language={language} />
      </Specimen>
    </>
  );
}

/** Three rows in an order of one's own. */
function Ordered({ label, language }: { label: string } & Pick<GalleryPage, 'language'>) {
  const [order, setOrder] = useState(['1', '2', '3']);
  const list = useRef<HTMLUListElement>(null);
  const move = (name: string, to: number) => setOrder(moved(order, name, to));
  const { dragged, grip } = useDragOrder(list, move);
  return (
    <ul ref={list}>
      {order.map((name, at) => (
        <li key={name} data-place={at}>
          {label} {name}
          <OrderHandles
            hook="gallery"
            name={name}
            label={`${label} ${name}`}
            at={at}
            of={order.length}
            dragged={dragged === name}
            grip={grip(name)}
            language={language}
            onMove={(to) => move(name, to)}
          />
        </li>
      ))}
    </ul>
  );
}
