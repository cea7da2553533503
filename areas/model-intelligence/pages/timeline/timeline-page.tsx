import { usePage } from '@portal/ui/analysis';
import { VersionList } from './version-list.tsx';
import { VersionSheet } from './version-sheet.tsx';

/** Versions by the day on which they were sent out; of one that is chosen, all that it brings, and those of its model. */
export function TimelinePage() {
  const { view } = usePage();
  const [version, ...others] = view.filters.softwareVersion ?? [];
  return version !== undefined && others.length === 0 ? (
    <VersionSheet key={version} version={version} />
  ) : (
    <VersionList />
  );
}
