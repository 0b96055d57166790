import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { dateWords } from '../../sheets/shared/sheetWords.ts'
import type { Moment } from './halfMonths.ts'
import type { Telling } from './telling.ts'

/** @returns the sealed notes that were opened in this half-month, word for word; those still sealed are nobody's to read. */
export const tellOpened = ({ moments, halfMonth }: Telling): ChronicleBlock[] =>
  moments.filter(({ step }) => step === 'openSecret').flatMap((moment) => opened(moment, halfMonth))

function opened({ input, before }: Moment, halfMonth: number): ChronicleBlock[] {
  const { secret: id } = input as { readonly secret: number }
  const secret = before.secrets.find((one) => one.id === id)
  if (!secret) return []
  const who = before.players.find((one) => one.id === secret.playerId)?.name ?? 'a player'
  const since = secret.halfMonth === halfMonth ? '' : ` in ${dateWords(secret.halfMonth)}`
  return [{ kind: 'note', id: null, about: `Sealed by ${who}${since}`, text: secret.text }]
}
