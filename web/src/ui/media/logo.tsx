export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--edp-accent)" />
      <path fill="var(--edp-onAccent)" d="M9 8h14v3.2H12.6v3.2H21v3.2h-8.4v3.2H23V24H9z" />
    </svg>
  );
}
