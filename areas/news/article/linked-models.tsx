import type { LinkedModel } from '@portal/contract';
import { PortalLink } from '@portal/shell';
import { Card, type FacetNameOf, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import { newsView } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { toneOf } from '../frame/tones.tsx';
import { useMayOpen } from '../frame/use-may-open.ts';
import { OpinionFigures } from '../opinion/opinion-figures.tsx';
import { useFigures } from '../opinion/use-figures.ts';
import { phrases } from '../phrases.ts';
import classes from './aside.module.css';

/** The trend of one model in the sales area. */
const salesPath = (key: string) => `/sales/trend?${new URLSearchParams({ by: 'model', model: key })}`;

interface LinkedModelsProps {
  models: readonly LinkedModel[];
  /** The day of the article, such as 2026-10-12. */
  day: string;
  address: NewsAddress;
  nameOf: FacetNameOf;
}

/** S1.023: the models a news item speaks of, how it and others speak of them, what they sell, and other news on them. */
export function LinkedModels({ models, day, address, nameOf }: LinkedModelsProps) {
  const translate = phrases.useTranslate();
  const keys = models.map(({ key }) => key);
  const [attention, sales, price] = [
    useFigures('attention', keys, day),
    useFigures('sales', keys, day),
    useFigures('price', keys, day),
  ];
  const maySeeSales = useMayOpen('/sales');
  return (
    <Card title={translate('linkedModels')} data-testid="linked-models">
      <ul className={classes.models}>
        {models.map((model) => {
          const { word, tone, icon } = toneOf(model);
          const { key, name } = model;
          const search = address.searchOf({ ...newsView.widened(address.view), mine: false, models: [key], id: '' });
          return (
            <li key={key} data-testid="linked-model" data-key={key}>
              <span className={classes.modelName}>{name}</span>
              <Tag tone={tone} icon={icon}>
                {translate(word)}
              </Tag>
              <span className={classes.modelLinks}>
                {maySeeSales && (
                  <PortalLink to={salesPath(key)} aria-label={translate('toSales', { name })} data-testid="model-sales">
                    {translate('sales')}
                  </PortalLink>
                )}
                <Link to={{ search }} aria-label={translate('toModelNews', { name })}>
                  {translate('modelNews')}
                </Link>
              </span>
              <OpinionFigures
                model={key}
                attention={attention}
                sales={sales}
                price={price}
                nameOfTopic={(topic) => nameOf('topics', topic) ?? topic}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
