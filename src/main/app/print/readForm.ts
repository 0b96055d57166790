import { formBytes, formTooLarge, notTakenPdf } from '../../../contract/formLength.ts'
import type { FormPlace, FormRead } from '../../../contract/print.ts'
import { RuleError } from '../../engine/errors.ts'
import { isPdfFault, type FilledForm } from '../../sheets/forms/filled.ts'
import { readForms } from '../../sheets/forms/readForms.ts'
import { readSlip } from '../campaign/slipRead.ts'
import type { AnyGame } from '../game.ts'
import type { OpenTour } from '../library/openTours.ts'
import { placeOfForm } from './partsOf.ts'

/**
 * Reads a form that somebody has filled in as a PDF. Of several in it, as in a folder for an evening, the one that can be
 * taken now is read.
 * @param tour null where none is open.
 * @param name what the file is called.
 * @returns where it is taken, and every box in which something was written. Nothing is written into the campaign.
 * @throws RuleError `bad-input` or `not-now` with a sentence for the player: no form of ours, of another campaign, too late,
 *   too early, or empty.
 */
export async function readForm(
  { game, tour }: { readonly game: AnyGame; readonly tour: OpenTour | null },
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<FormRead> {
  if (bytes.length > formBytes) throw new RuleError('bad-input', notTakenPdf(name, formTooLarge))
  const forms = await readForms(bytes)
  if (isPdfFault(forms)) throw new RuleError('bad-input', notTakenPdf(name, forms.words))
  const tried = forms.map((form) => tryForm(game, tour, name, form))
  const read = tried.find((one): one is FormRead => !(one instanceof RuleError) && one.boxes.length > 0)
  if (read) return read
  throw (
    tried.find((one) => one instanceof RuleError) ??
    new RuleError('bad-input', notTakenPdf(name, `holds the form ${forms[0]!.code}, and nothing is written in it`))
  )
}

/** @returns the form as it is read, or why it cannot be taken. */
function tryForm(game: AnyGame, tour: OpenTour | null, name: string, form: FilledForm): FormRead | RuleError {
  try {
    return formOf(game, tour, name, form)
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
}

function formOf(game: AnyGame, tour: OpenTour | null, name: string, { code, campaign, boxes }: FilledForm): FormRead {
  const holds = (words: string) => notTakenPdf(name, `holds the form ${code}${words}`)
  if (tour !== null && campaign !== null && !tour.file.info().id.startsWith(campaign))
    throw new RuleError('bad-input', holds(' of another campaign: open that one, and take it there'))
  const state = tour?.file.load().state ?? null
  const place: FormPlace = placeOfForm(game, state, code)
  if (place.note !== null) throw new RuleError('not-now', `"${name}" cannot be taken. ${place.note}`)
  if (!game.print?.formRead) throw new RuleError('not-here', holds(', which cannot be read'))
  const slip = () => (tour === null ? { boxes: [] } : readSlip(tour, boxes))
  return { code, place, ...game.print.formRead({ state, code, boxes, slip }) }
}
