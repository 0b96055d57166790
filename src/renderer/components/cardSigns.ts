import type { CardView } from '../../contract/journal.ts'

/** The suits, drawn on a grid of 24 by 24. */
export const suitSigns: Readonly<Record<NonNullable<CardView['suit']>, string>> = {
  spades:
    'M12 2C9 7 4 9.5 4 14a4 4 0 0 0 7 2.6C10.8 19 10 20.6 8.5 22h7C14 20.6 13.2 19 13 16.6A4 4 0 0 0 20 14c0-4.5-5-7-8-12z',
  clubs:
    'M12 2.2a4.3 4.3 0 0 0-3.5 6.8A4.4 4.4 0 1 0 11 16.2C10.8 18.6 10 20.4 8.5 22h7c-1.5-1.4-2.3-3.2-2.5-5.8A4.4 4.4 0 1 0 15.5 9 4.3 4.3 0 0 0 12 2.2z',
  hearts: 'M12 21C5 15 2.6 12 2.6 8.4A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.4 1.8C21.4 12 19 15 12 21z',
  diamonds: 'M12 1.6L20 12l-8 10.4L4 12z',
}

const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** @returns what stands on a card: "7", "K", "J" of a joker; null of a card of another kind. */
export const rankOf = ({ rank }: CardView): string | null =>
  rank === null ? 'J' : rank === undefined ? null : (ranks[rank] ?? `${rank}`)
