import { act, fireEvent, screen } from '@testing-library/react';

/** What the tests of the sign-in do over and over. */
export const input = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

export function type(texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) fireEvent.change(input(name), { target: { value } });
}

export const tick = (name: string): boolean => fireEvent.click(input(name));

export const choose = (mode: 'code' | 'password' | 'qr'): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByTestId(`sign-in-mode-${mode}`)));

export const send = (): Promise<void> => act(async () => void fireEvent.submit(screen.getByTestId('sign-in')));

export const modeNow = (): string | undefined => screen.getByTestId('sign-in').dataset.mode;

export const formError = (): string | null => screen.queryByTestId('form-error')?.textContent ?? null;
