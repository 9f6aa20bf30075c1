import { Smartphone } from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../ui/shell/Button';

/** Another device with a camera, where the page knows of one. */
export interface Elsewhere {
  readonly label: string;
  readonly onChoose: () => void;
  /** It has been chosen, and covers the page. */
  readonly chosen: boolean;
}
export const ElsewhereContext = createContext<Elsewhere | undefined>(undefined);

/** The way to it, from wherever a camera is asked for; `leave` gives up what this device has begun. */
export function ElsewhereButton({ leave }: { leave: () => void }) {
  const elsewhere = use(ElsewhereContext);
  if (!elsewhere) return null;
  const choose = () => {
    leave();
    elsewhere.onChoose();
  };
  return (
    <Button variant="link" icon={<Smartphone size={20} aria-hidden />} onClick={choose}>
      {elsewhere.label}
    </Button>
  );
}
