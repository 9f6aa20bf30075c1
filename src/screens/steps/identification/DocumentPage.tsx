import { useState } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { DocumentFields, DocumentTypeField } from './DocumentFields';
import { PermitNotice } from './DocumentNotices';
import { documentRows } from './documentRows';
import { DocumentUploads } from './DocumentUploads';
import { HandoffOffer } from './handoff/HandoffOffer';
import { OtherDocuments } from './OtherDocuments';
import { ReadFiller } from './ReadFiller';
import type { Identification } from './useIdentification';

const copy = identificationCopy.document;

export interface DocumentPageProps {
  which: 'first' | 'second';
  form: Identification;
}

export function DocumentPage({ which, form }: DocumentPageProps) {
  const row = documentRows[which];
  const [initialValues] = useState(form.currentValues);
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow[which]} lead={copy.lead[which]}>
        {copy.title[which]}
      </PageHeading>
      <HandoffOffer />
      <StepForm
        initialValues={initialValues}
        validate={form.validate}
        onSubmit={form.goOn}
        onBack={form.goBack}
        onValuesChange={form.keepDraft}
        serverErrors={form.serverErrors}
        globalErrors={form.globalErrors}
        failures={form.failures}
        onJudged={form.onJudged}
        busy={form.busy}
      >
        <Section title={copy.choice}>
          {which === 'second' && <PermitNotice />}
          <DocumentTypeField row={row} />
        </Section>
        <Section title={copy.images} text={copy.imagesText}>
          <DocumentUploads row={row} />
        </Section>
        <Section title={copy.data}>
          <ReadFiller row={row}>
            <DocumentFields row={row} />
          </ReadFiller>
        </Section>
        {which === 'second' && <OtherDocuments />}
      </StepForm>
    </>
  );
}
