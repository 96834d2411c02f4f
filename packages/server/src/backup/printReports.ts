import type { Store } from '../store/store.ts';
import type { Report } from '../table/report.ts';
import { AdminError, type AdminIo } from './adminIo.ts';

/** What was said, as text or as the name of the line. */
function said(talk: Report['talk'][number]): string {
  switch (talk.kind) {
    case 'line':
      return `[${talk.line}]`;
    case 'reaction':
      return `(${talk.reaction})`;
    case 'chat':
      return talk.text;
    case 'whispering':
      return `whispers to seat ${talk.to}`;
    case 'whisper':
      return `whispers to seat ${talk.to}: ${'line' in talk ? `[${talk.line}]` : talk.text}`;
  }
}

const time = (at: number): string => new Date(at).toISOString();

/** Lists all reports in a line each, or prints one of them. */
export async function printReports(store: Store, id: string, { print }: AdminIo): Promise<void> {
  const reports = await store.reports();
  const chosen = id === '' ? reports : reports.filter((each) => each.id === id);
  if (id !== '' && chosen.length === 0) throw new AdminError(`there is no report ${id}.`);
  for (const { id: name, code, at, report } of chosen) {
    const { reason, from, about, remark, talk }: Report = JSON.parse(report);
    const note = remark === null ? '' : `: ${remark}`;
    print(`${name}  ${time(at)}  table ${code}  ${reason}  ${from} about ${about}${note}`);
    if (id === '') continue;
    for (const each of talk)
      print(
        `  ${time(each.at)}  seat ${each.seat}${each.person === null ? ' (bot)' : ''}  ${said(each)}`,
      );
  }
}
