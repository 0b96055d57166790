/** What the program knows a throw by that comes in any case: the row it is about, and how many about that row come before it. */
export interface CertainThrow {
  readonly step: string
  readonly subject: number
  readonly rank: number
}

/** What it knows one by that comes only as the dice before it fall: its table; whom it comes for is seen then. */
export interface PerhapsThrow {
  readonly step: string
  readonly key: string
}

/** What is written on the slip beside the boxes of a throw, and which of several rows of boxes it is, from 1. */
interface Row {
  readonly box: string
  readonly row: number
}

/** @returns what boxes of a throw are called, however the slip is numbered when they come back; without full stops. */
export const certainName = ({ box, row }: Row, { step, subject, rank }: CertainThrow): string =>
  `${box}/${row} ${step}:${subject}:${rank}`

/** @param nth which throw of its kind, from 1. */
export const perhapsName = ({ box, row }: Row, nth: number, { step, key }: PerhapsThrow): string =>
  `${box}${nth}/${row} ${step}?${key.replaceAll('.', '~')}`

/** A throw as the name of its boxes tells of it. */
export type NamedThrow =
  | ({ readonly kind: 'certain'; readonly box: string } & CertainThrow)
  | ({ readonly kind: 'perhaps'; readonly box: string; readonly nth: number } & PerhapsThrow)

/** @returns null for a name that no box of a slip has. */
export function readThrowName(name: string): NamedThrow | null {
  const certain = /^(\d+)\/\d+ (\w+):(-?\d+):(\d+)$/.exec(name)
  if (certain) {
    const [, box = '', step = '', subject, rank] = certain
    return { kind: 'certain', box, step, subject: Number(subject), rank: Number(rank) }
  }
  const perhaps = /^([a-z]+)(\d+)\/\d+ (\w+)\?([\w~-]+)$/.exec(name)
  if (!perhaps) return null
  const [, box = '', nth, step = '', key = ''] = perhaps
  return { kind: 'perhaps', box, nth: Number(nth), step, key: key.replaceAll('~', '.') }
}
