import type { DataFolder, RunningServer } from './app/index.ts';
import { OperatorError, terminalLanguage } from './kernel/refusals/operator-error.ts';
import { readSettings } from './settings/settings.ts';

const language = terminalLanguage(process.env);

/**
 * The server as a process: settings from the environment, progress on the terminal, an end in good order. Settings that
 * do not fit are refused before the server is read, which takes half a second.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { interrupted, startServer, welcome } = await import('./app/index.ts');
  let folder: DataFolder | null = null;
  let running: RunningServer | null = null;
  let ending = false;
  const end = async () => {
    // A second signal does not wait.
    if (ending) process.exit(1);
    ending = true;
    if (!running) {
      folder?.undo();
      console.error(interrupted[language]);
      process.exit(1);
    }
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  running = await startServer(settings, {
    anew: process.argv.includes('--new'),
    progress: (sentence) => console.log(sentence[language]),
    onDataFolder: (opened) => {
      folder = opened;
    },
  });
  console.log(welcome(running)[language]);
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.sentence[language] : error);
  process.exitCode = 1;
  // A store that could not be closed must not keep a failed start alive.
  setTimeout(() => process.exit(1), 2000).unref();
});
