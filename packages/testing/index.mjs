import './request.mjs';

const portal = globalThis[Symbol.for('@portal/testing')];

/**
 * What calls of the shell are answered with, by their names: data, or a function of the payload.
 *
 * @param {Record<string, unknown>} answers
 */
export function answerCalls(answers) {
  for (const [name, answer] of Object.entries(answers)) portal.answers.set(name, answer);
}

/** Forgets answers and what was asked. */
export function forgetCalls() {
  portal.answers.clear();
  portal.asked.length = 0;
}

/** @returns {{ name: string, payload: unknown }[]} what was asked since the last forgetCalls() */
export const askedCalls = () => [...portal.asked];

/**
 * Mounts an area as the portal does, into an element of its own.
 *
 * @param {Record<string, any>} area what its entry exports
 * @param {{ path?: string, language?: 'zh_CN' | 'en' }} [options] path: the address that it is opened at
 * @returns {Promise<{ element: HTMLElement, failures: { kind: string, error: unknown }[], unmount: () => Promise<void> }>}
 */
export async function mountArea(area, { path = '/area', language = 'en' } = {}) {
  const element = document.createElement('div');
  const failures = [];
  history.replaceState(null, '', path);
  document.body.append(element);
  const [, segment = 'area'] = path.split(/[/?#]/);
  const props = {
    name: `@portal/area-${segment}`,
    basePath: `/${segment}`,
    domElement: element,
    language,
    menuEntry: { id: '0', key: segment, type: 0, title: segment, icon: '', path: `/${segment}`, children: [] },
    mountParcel: () => {
      throw new Error('The stand-in mounts no parcels.');
    },
    reportFailure: (kind, error) => void failures.push({ kind, error }),
  };
  area.preload?.(path);
  await area.load?.();
  await area.bootstrap(props);
  await area.mount(props);
  return {
    element,
    failures,
    unmount: async () => {
      await area.unmount(props);
      element.remove();
    },
  };
}
