import { useAnswer } from '@portal/shell';
import { Button, Checkbox, classNames, IconChevronDown, Popover, Spinner } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';
import { anyProduct, type TrialProduct, trialProducts } from './trial-products.ts';

interface ProductChoiceProps {
  /** Keys. */
  chosen: string[];
  onChange: (keys: string[]) => void;
}

/** S5.031 A39: none, one or several of the products that can be tried; while there is none, the prompt stands there. */
export function ProductChoice({ chosen, onChange }: ProductChoiceProps) {
  const say = useTranslate();
  const { answer, error, retry } = useAnswer(trialProducts, anyProduct);
  const names = (answer ?? []).filter(({ key }) => chosen.includes(key)).map(({ productName }) => productName);
  const label = names.join(say('between')) || say('productPrompt');
  return (
    <div className={classes.product}>
      <span className={classes.label} aria-hidden="true">
        {say('product')}
      </span>
      <Popover
        label={say('product')}
        triggerLabel={`${say('product')}: ${label}`}
        triggerClassName={classes.choice}
        triggerData={{ 'data-testid': 'trial-product' }}
        className={classes.panel}
        trigger={
          <>
            <span className={classNames(classes.chosen, names.length === 0 && classes.prompt)}>{label}</span>
            <IconChevronDown />
          </>
        }
      >
        {() => (
          <Products products={answer} failed={error !== undefined} retry={retry} chosen={chosen} onChange={onChange} />
        )}
      </Popover>
    </div>
  );
}

interface ProductsProps extends ProductChoiceProps {
  products: TrialProduct[] | undefined;
  failed: boolean;
  retry: () => void;
}

function Products({ products, failed, retry, chosen, onChange }: ProductsProps) {
  const say = useTranslate();
  if (!products) {
    return (
      <div className={classes.state}>
        {failed ? (
          <>
            <span role="alert">{say('productFailed')}</span>
            <Button size="small" onClick={retry}>
              {say('retry')}
            </Button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    );
  }
  if (products.length === 0) return <p className={classes.state}>{say('productNone')}</p>;
  const toggle = (key: string, on: boolean) => onChange(on ? [...chosen, key] : chosen.filter((each) => each !== key));
  return (
    <ul className={classes.products}>
      {products.map(({ key, productName, memo }) => (
        <li key={key}>
          <Checkbox
            className={classes.option}
            name="product"
            value={key}
            checked={chosen.includes(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          >
            {productName}
            {memo && <small>{memo}</small>}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
