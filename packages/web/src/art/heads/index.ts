import type { CharacterId } from '../drawing/palette.ts';
import { Bear } from './bear.tsx';
import { Bull } from './bull.tsx';
import { Cat } from './cat.tsx';
import { Duck } from './duck.tsx';
import { Fox } from './fox.tsx';
import type { Head } from './head.ts';
import { Owl } from './owl.tsx';
import { Rabbit } from './rabbit.tsx';
import { Toad } from './toad.tsx';

export const HEADS: Record<CharacterId, Head> = {
  bull: Bull,
  fox: Fox,
  duck: Duck,
  toad: Toad,
  rabbit: Rabbit,
  cat: Cat,
  owl: Owl,
  bear: Bear,
};
