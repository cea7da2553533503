import classes from './start.module.css';

interface OffersProps {
  offers: { key: string; name: string; about: string }[];
  pick: (key: string) => void;
}

/** Models, each one press away. */
export const Offers = ({ offers, pick }: OffersProps) => (
  <ul className={classes.offers}>
    {offers.map(({ key, name, about }) => (
      <li key={key}>
        <button type="button" data-testid="fastview-offer" data-key={key} onClick={() => pick(key)}>
          <span>{name}</span>
          <span className={classes.about}>{about}</span>
        </button>
      </li>
    ))}
  </ul>
);
