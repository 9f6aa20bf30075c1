import { render, screen } from '@testing-library/react';
import { DeviceCheck } from '../../src/capture/check/DeviceCheck';
import { OtherDeviceContext, type OtherDevice } from '../../src/capture/OtherDevice';

jest.mock('../../src/capture/check/checkDevice', () => ({
  checkDevice: () => Promise.resolve(['unlisted']),
}));

const open = (other?: OtherDevice) =>
  render(
    <OtherDeviceContext value={other}>
      <DeviceCheck way={null} />
    </OtherDeviceContext>,
  );

describe('without a camera and a microphone', () => {
  it('the check offers a video from the device, and the telephone', async () => {
    open({ label: 'Continua sul telefono', onChoose: () => undefined, chosen: false });
    expect(
      await screen.findByText(/Se non li hai, continua dal telefono o carica un video\.$/),
    ).toBeVisible();
  });

  it('a telephone is not advised to go on with a telephone', async () => {
    open();
    expect(await screen.findByText(/Se non li hai, carica un video\.$/)).toBeVisible();
  });
});
