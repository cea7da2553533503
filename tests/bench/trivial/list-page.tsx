const rows = Array.from({ length: 200 }, (_, index) => index + 1);

/** A heading and two hundred rows, nothing else; asks nothing of the server. */
export function ListPage({ heading }: { heading: string }) {
  return (
    <section>
      <h1>{heading}</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>Row {row}</li>
        ))}
      </ul>
    </section>
  );
}
