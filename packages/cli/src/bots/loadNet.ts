import { type Net, WeightsError } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import { UserError } from '../commandLine/userError.ts';

/** The net that bots play by, or another one. */
export function loadNet(file?: string): Net {
  try {
    return readNet(file);
  } catch (error) {
    throw error instanceof WeightsError ? new UserError(error.message) : error;
  }
}
