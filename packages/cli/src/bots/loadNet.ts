import { type Net, WeightsError } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import { UserError } from '../commandLine/userError.ts';

/** The net that bots play by. */
export function loadNet(): Net {
  try {
    return readNet();
  } catch (error) {
    throw error instanceof WeightsError ? new UserError(error.message) : error;
  }
}
