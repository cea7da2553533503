/** The sign of the portal: three months that rise. */
export function Mark({ size }: { size: number }) {
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
