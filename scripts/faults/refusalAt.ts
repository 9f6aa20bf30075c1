import { serviceProcess } from './process';

/** Returns what the service wrote when it did not start. */
export const refusalAt = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const service = await serviceProcess(environment);
  try {
    await service.start();
  } catch (error) {
    return (error as Error).message;
  } finally {
    await service.stop();
  }
  return 'It has started';
};
