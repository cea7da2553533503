import { operator } from '../../sites/operator.ts';

/** The sign of whoever runs the portal; without one, of the portal: three months that rise. */
export function Mark({ size }: { size: number }) {
  const { mark } = operator();
  // Broad marks are as high as others, and never push the way to other pages aside.
  if (mark) return <img src={mark} alt="" height={size} style={{ width: 'auto', maxWidth: size * 5 }} />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--p-accent)" />
      <path
        d="M8.5 22.5v-6M16 22.5V9.5M23.5 22.5v-9"
        stroke="var(--p-on-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
