import { Smartphone } from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../ui/shell/Button';

/** Another device that the applicant can use for the pictures. */
export interface OtherDevice {
  readonly label: string;
  readonly onChoose: () => void;
  /** It was chosen, and its dialog is open. */
  readonly chosen: boolean;
}
export const OtherDeviceContext = createContext<OtherDevice | undefined>(undefined);

/** Switches to the other device. `leave` stops what this device has begun. */
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
