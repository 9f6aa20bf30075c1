import { useEffect, useRef } from 'react';
import { fieldId } from '../../ui/form/fieldId';
import { useBoundField } from '../../ui/form/useBoundField';
import { UploadBox, type UploadBoxProps } from './UploadBox';

export interface UploadFieldProps extends Omit<UploadBoxProps, 'id' | 'error'> {
  name: string;
  uploadedValue: string;
}

export function UploadField({ name, uploadedValue, ...box }: UploadFieldProps) {
  const { value, error, onCommit } = useBoundField<string>(name, '');
  const done = box.state.status === 'done';
  useEffect(() => {
    if (done && value !== uploadedValue) onCommit(uploadedValue);
  }, [done, value, uploadedValue, onCommit]);
  // A message about an earlier file, or an upload still running, no longer applies.
  const working = box.state.status === 'uploading';
  const before = useRef(working);
  useEffect(() => {
    const ended = before.current && !working;
    before.current = working;
    if (ended && error !== undefined) onCommit();
  }, [working, error, onCommit]);
  return <UploadBox {...box} id={fieldId(name)} error={error} />;
}
