import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { configFrom, SETTING_OPTIONS } from '../serve/settingOptions.ts';
import type { Terminal } from '../terminal/terminal.ts';

const OPTIONS = SETTING_OPTIONS;

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const config = configFrom(options);
  const { probe } = await import('@holdup/server');
  const findings = await probe(config);
  terminal.print(
    `${terminal.paint('green', '✓')} Node ${process.versions.node} on ${process.platform}-${process.arch}`,
  );
  for (const { about, found, remedy } of findings) {
    const mark = remedy === null ? terminal.paint('green', '✓') : terminal.paint('red', '✗');
    terminal.print(`${mark} ${about}: ${found}`);
    if (remedy !== null) terminal.print(`  ${remedy}`);
  }
  const healthy = findings.every(({ remedy }) => remedy === null);
  terminal.print(healthy ? 'A server can run here.' : 'A server would not run well here.');
  return healthy ? EXIT.ok : EXIT.checkFailed;
}

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'find what would prevent a server from running here, and say what to do',
  usage: ['[--port VALUE] [--database VALUE] …'],
  about: [
    'Looks at Node, the port, the database and the disk with the settings that a server would have, and changes nothing. The exit code is 1 if something is wrong.',
  ],
  options: OPTIONS,
  examples: ['doctor', 'doctor --port 80 --database /var/lib/holdup/holdup.db'],
  run,
});
