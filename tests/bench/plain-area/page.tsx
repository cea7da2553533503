import type { AreaProps } from '@portal/shell';

const rows = Array.from({ length: 60 }, (_, index) => index + 1);

/** The second of the two areas that the bench switches between: a heading and a list, no question to the market. */
export default function PlainArea({ basePath }: AreaProps) {
  return (
    <section>
      <h1>Plain area</h1>
      <p>{basePath}</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>Row {row}</li>
        ))}
      </ul>
    </section>
  );
}
