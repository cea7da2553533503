import * as look from '@portal/ui';
import { Cover, Entry, EntryBones, IconNews, Marked, PolicyStatus, Tag } from '@portal/ui';
import type { ComponentType } from 'react';
import classes from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

const icons = Object.entries(look).filter(([name]) => /^Icon[A-Z]/.test(name) && name !== 'IconButton') as [
  string,
  ComponentType<{ size?: number }>,
][];

/** Words and pictures that mark something. */
export function Signs({ say }: GalleryPage) {
  return (
    <>
      <Specimen of={['Tag', 'PolicyStatus', 'Marked']}>
        {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {say('brand')}
          </Tag>
        ))}
        {['in-force', 'announced', 'expired'].map((status) => (
          <PolicyStatus key={status} status={status}>
            {say('brand')}
          </PolicyStatus>
        ))}
        <span>
          <Marked text={say('text')} searched={say('first')} />
        </span>
      </Specimen>
      <Specimen of={['Entry', 'Cover', 'EntryBones']}>
        <ul className={classes.wide}>
          <Entry cover={<Cover url="" icon={<IconNews />} />} title={say('title')} summary={say('text')}>
            {say('source')}
          </Entry>
          <Entry title={say('title')} summary={say('text')}>
            {say('source')}
          </Entry>
        </ul>
        <div className={classes.wide}>
          <EntryBones pictured />
        </div>
      </Specimen>
      <Specimen of={['Icons']}>
        {icons.map(([name, Icon]) => (
          <span key={name} className={classes.icon}>
            <Icon size={24} />
            {name.slice(4)}
          </span>
        ))}
      </Specimen>
    </>
  );
}
