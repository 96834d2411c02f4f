import { vi } from 'vitest';

// Test files that share a process share its modules too. This gives each file modules of its own, and with them its own
// language, settings and signals, for less than a process of its own would take.
vi.resetModules();
