/** What a browser does that matters to a sign-in: it keeps cookies by host, and follows where it is sent. */
export function newBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: URL) => {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    return jar;
  };
  const browser = {
    visited: [] as string[],
    cookie: (url: string, name: string) => jarOf(new URL(url)).get(name) ?? '',
    setCookie: (url: string, name: string, value: string) => void jarOf(new URL(url)).set(name, value),
    /** One request; nothing is followed. */
    async ask(address: string, form?: Record<string, string>): Promise<Response> {
      const url = new URL(address);
      const jar = jarOf(url);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, {
        redirect: 'manual',
        headers: cookie ? { cookie } : {},
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        const at = pair.indexOf('=');
        const isGone = /expires=Thu, 01 Jan 1970/i.test(line);
        if (isGone) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      browser.visited.push(address);
      return response;
    },
    /**
     * Goes to an address and on, until a page answers or an address is reached that ends it.
     * @returns the address it came to
     */
    async go(address: string, until: (url: URL) => boolean = () => false): Promise<URL> {
      let url = new URL(address);
      for (let steps = 0; steps < 20 && !until(url); steps += 1) {
        const response = await browser.ask(url.href);
        await response.arrayBuffer();
        const onward = response.headers.get('location');
        if (onward === null) return url;
        url = new URL(onward, url);
      }
      return url;
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof newBrowser>;
