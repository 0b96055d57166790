import { rulesOfEngagement } from '../../../rules/tables/organisation.ts'
import { spotting } from '../../../rules/tables/spotting.ts'
import { tableNumber } from '../cited.ts'
import type { Draft } from '../draft.ts'

/** What the text has of fire, close combat and morale; the rest is in the player's copy, and has lines to write it on. */

export const fire: Draft = () => ({
  number: '4.1',
  tables: [],
  title: 'Fire',
  pages: 'p. 7, 12, 14',
  rows: [
    '**A card, a unit** of its side, until all that can fire had a chance. A card for every figure is a switch of the game.',
    `**Only at whom it sees** and has spotted (${tableNumber(spotting.id)}); with civilians there, only as their rule lets it (${tableNumber(rulesOfEngagement.id)}).`,
    '**Who fired** gets a reload marker, several for slow weapons. A vehicle counts as moving where it used half of its movement or more.',
  ].map((text) => [text]),
})

export const close: Draft = () => ({
  number: '4.3',
  tables: [],
  title: 'Close combat',
  pages: 'p. 12-13',
  rows: [
    '**All charges are settled.** In any depth two ranks fight; a defensive circle counts as stationary.',
    '**Losers test morale:** who passes falls back a move and is shaken, who fails routs.',
  ].map((text) => [text]),
})

export const morale: Draft = () => ({
  number: '4.6',
  tables: [],
  title: 'The end of the turn',
  pages: 'p. 12, 17-18',
  rows: [
    '**Routed** in an earlier turn: rally, or removed. Shaken figures that leave the table are routed.',
    '**Reload:** one marker comes off each unit that fired in an earlier turn.',
    '**Deck:** shuffled anew each turn, and when it runs out with units left to act.',
  ].map((text) => [text]),
})

const copied =
  (number: string, title: string): Draft =>
  () => ({ number, tables: [], title, hint: 'from your copy', pages: '' })

export const ownFire = copied('4.2', 'Fire')
export const ownClose = copied('4.4', 'Close combat')
export const ownMorale = copied('4.7', 'Morale')
