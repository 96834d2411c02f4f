import { LIMITS, REPORT_REASONS, type ReportReason } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button, Segmented, TextField, toast } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';

type ReportFormProps = { table: RemoteTable; person: number; onDone: () => void };

/** Reports a player to the server's operator. */
export const ReportForm = ({ table, person, onDone }: ReportFormProps) => {
  const { report } = words().safety;
  const reason = useSignal<ReportReason>('chat');
  const remark = useSignal('');
  const send = async (): Promise<void> => {
    const text = remark.value.trim();
    const request = { type: 'report', person, reason: reason.value } as const;
    const done = await askOrSay(table, text === '' ? request : { ...request, text });
    if (!done) return;
    toast(report.sent);
    onDone();
  };
  return (
    <details class="more-rules">
      <summary>{report.title}</summary>
      <div class="more-rules-body">
        <Segmented
          label={report.reason}
          options={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] }))}
          value={reason.value}
          onChange={(value) => {
            reason.value = value;
          }}
        />
        <TextField
          label={report.remark}
          hint={report.explain}
          value={remark.value}
          maxLength={LIMITS.reportLength}
          onInput={(value) => {
            remark.value = value;
          }}
        />
        <Button look="gold" onClick={() => void send()}>
          {report.send}
        </Button>
      </div>
    </details>
  );
};
