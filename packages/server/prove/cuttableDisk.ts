import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from './promise.ts';

/**
 * An ext4 file system on a loop device whose power can be cut: EXT4_IOC_SHUTDOWN without flushing the journal stops all
 * further writes at once, and what was not synced is lost. File system tests use the same call.
 */
export interface CuttableDisk {
  readonly folder: string;
  cut(): void;
  /** Mounts it again after a cut, as after a restart of the machine: the journal is replayed. */
  restore(): void;
  remove(): void;
}

const SIZE_MB = 512;
/** _IOR('X', 125, __u32) with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl; every Debian has perl. */
const SHUTDOWN =
  'my $flags = pack("I", 2); open(my $f, "<", $ARGV[0]) or die $!; ioctl($f, 0x8004587d, $flags) or die $!';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export function cuttableDisk(): CuttableDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/dev/loop-control'))
    throw new UsageError('cutting the power needs Linux with loop devices, as root');
  const home = mkdtempSync(path.join(tmpdir(), 'holdup-disk-'));
  // PostgreSQL runs as another user.
  chmodSync(home, 0o711);
  const image = path.join(home, 'image');
  const folder = path.join(home, 'mounted');
  mkdirSync(folder);
  writeFileSync(image, '');
  run('truncate', '-s', `${SIZE_MB}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  const device = run('losetup', '--find', '--show', image);
  const mount = () => run('mount', device, folder);
  mount();
  return {
    folder,
    cut: () => run('perl', '-e', SHUTDOWN, folder),
    restore() {
      run('umount', folder);
      mount();
    },
    remove() {
      // Whatever failed before this must not be hidden by a process that still has a file open.
      run('umount', '--lazy', folder);
      run('losetup', '--detach', device);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
