import type { AppProps } from 'single-spa';

export function App(_props: AppProps) {
  return <main />;
}
