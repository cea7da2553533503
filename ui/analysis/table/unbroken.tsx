import classes from './table-head.module.css';

/** A range or a word with a hyphen: 10–15, sub-models. */
const joined = /(\S*[–-]\S*)/;

/** A name that breaks between words alone: browsers would break a range behind its dash, too. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(joined).map((part, at) =>
    joined.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name have no other key, and keep their order.
      <span key={at} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
