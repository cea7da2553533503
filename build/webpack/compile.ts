import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';

const asErrors = (stats: Stats): string => stats.toString({ preset: 'errors-only', colors: false });

/**
 * Runs webpack over several configurations, in one process.
 *
 * @param configurations each with a name
 * @returns one compilation per configuration, in the same order
 * @throws Error with webpack's words when a module does not compile
 */
export function compile(configurations: Configuration[]): Promise<Compilation[]> {
  if (configurations.length === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((failure, result) => {
      compiler.close((closing) => {
        if (failure ?? closing) return reject(failure ?? closing);
        if (!result) return reject(new Error('webpack gave no answer'));
        const broken = result.stats.filter((stats) => stats.hasErrors());
        if (broken.length > 0) return reject(new Error(broken.map(asErrors).join('\n')));
        resolve(result.stats.map((stats) => stats.compilation));
      });
    });
  });
}
