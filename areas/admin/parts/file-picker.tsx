import { Button, type ButtonProps } from '@portal/ui';
import { type ChangeEvent, useRef } from 'react';

interface FilePickerProps extends Pick<ButtonProps, 'variant' | 'loading'> {
  /** What the button says. */
  label: string;
  /** Endings and kinds of files, with commas between. */
  accept: string;
  onChoose: (file: File) => void;
  /** What the test ids of the button and of its field begin with. */
  hook: string;
}

/** A button that lets a person choose a file of the own machine. */
export function FilePicker({ label, accept, onChoose, hook, ...button }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The same file may be chosen again when it was corrected.
    currentTarget.value = '';
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} data-testid={`${hook}-choose`}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={choose}
        data-testid={`${hook}-file`}
      />
    </>
  );
}
