import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../ui/shell/Button';

export interface FileButtonProps {
  accept: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
  name?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

export function FileButton({ accept, variant = 'link', icon, name, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button variant={variant} icon={icon} aria-label={name} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} type="file" hidden accept={accept} onChange={choose} />
    </>
  );
}
