import { Smartphone } from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../ui/shell/Button';

export interface OtherDevice {
  readonly label: string;
  readonly onChoose: () => void;
  readonly chosen: boolean;
}
export const OtherDeviceContext = createContext<OtherDevice | undefined>(undefined);

export function OtherDeviceButton({ leave }: { leave: () => void }) {
  const otherDevice = use(OtherDeviceContext);
  if (!otherDevice) return null;
  const choose = () => {
    leave();
    otherDevice.onChoose();
  };
  return (
    <Button variant="link" icon={<Smartphone size={20} aria-hidden />} onClick={choose}>
      {otherDevice.label}
    </Button>
  );
}
