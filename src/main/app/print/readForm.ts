import { formBytes, formTooLarge, notTakenPdf } from '../../../contract/formLength.ts'
import type { FormLeft, FormRead } from '../../../contract/print.ts'
import { RuleError } from '../../engine/errors.ts'
import { isPdfFault, type FilledForm } from '../../sheets/forms/filled.ts'
import { readForms } from '../../sheets/forms/readForms.ts'
import { readSlip } from '../campaign/slipRead.ts'
import type { AnyGame } from '../game.ts'
import type { OpenTour } from '../library/openTours.ts'
import { placeOfForm } from './partsOf.ts'

/**
 * Reads a form that somebody has filled in as a PDF. Of several in it, as in a folder for an evening, the first that can be
 * taken now is read, and the others that are filled in go along with it.
 * @param tour null where none is open.
 * @param name what the file is called.
 * @returns where it is taken, and every box in which something was written. Nothing is written into the campaign.
 * @throws RuleError `bad-input` or `not-now` with a sentence for the player: no form of ours, of another campaign, too late,
 *   too early, damaged, or empty.
 */
export async function readForm(
  { game, tour }: { readonly game: AnyGame; readonly tour: OpenTour | null },
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<FormRead> {
  if (bytes.length > formBytes) throw new RuleError('bad-input', notTakenPdf(name, formTooLarge))
  const forms = await readForms(bytes)
  if (isPdfFault(forms)) throw new RuleError('bad-input', notTakenPdf(name, forms.words))
  const tried = forms.map((form) => tryForm(game, tour, form))
  const [read, ...also] = tried.flatMap((one) => ('read' in one && one.read.boxes.length > 0 ? [one.read] : []))
  const refused = tried.flatMap((one) => ('error' in one ? [one] : []))
  const written = refused.filter(({ form }) => form.written > 0)
  if (read) {
    const left = written.map(leftOf)
    return { ...read, ...(also.length > 0 ? { also } : {}), ...(left.length > 0 ? { left } : {}) }
  }
  const words =
    refused.length === 0
      ? `holds the form ${forms[0]!.code}, and nothing is written in it`
      : refusal((written.length > 0 ? written : refused).map(leftOf))
  throw new RuleError(refused[0]?.error.code ?? 'bad-input', notTakenPdf(name, words))
}

interface Refused {
  readonly form: FilledForm
  readonly error: RuleError
}

const leftOf = ({ form, error }: Refused): FormLeft => ({ code: form.code, boxes: form.written, why: error.message })

function refusal(left: readonly FormLeft[]): string {
  const words =
    left.length === 1
      ? `holds the form ${left[0]!.code}. ${left[0]!.why}`
      : `cannot be taken. ${left.map(({ code, why }) => `${code}: ${why}`).join(' ')}`
  return words.replace(/\.$/, '')
}

/** @returns the form as it is read, or why it cannot be taken. */
function tryForm(game: AnyGame, tour: OpenTour | null, form: FilledForm): { readonly read: FormRead } | Refused {
  try {
    return { read: formOf(game, tour, form) }
  } catch (error) {
    if (error instanceof RuleError) return { form, error }
    throw error
  }
}

function formOf(game: AnyGame, tour: OpenTour | null, { code, campaign, boxes, inPrint }: FilledForm): FormRead {
  if (tour !== null && campaign !== null && !tour.file.info().id.startsWith(campaign))
    throw new RuleError('bad-input', 'It is of another campaign: open that one, and take it there.')
  const state = tour?.file.load().state ?? null
  const place = placeOfForm(game, state, code)
  if (place.note !== null) throw new RuleError('not-now', place.note)
  const missing = inPrint === null ? 0 : inPrint - boxes.size
  if (missing > 0) {
    const some = `${missing} of its ${inPrint} boxes ${missing === 1 ? 'is' : 'are'} missing`
    throw new RuleError('bad-input', `${some}: the file is damaged, or pages were taken out of it.`)
  }
  if (!game.print?.formRead) throw new RuleError('not-here', 'It cannot be read.')
  const slip = () => (tour === null ? { boxes: [] } : readSlip(tour, boxes))
  return { code, place, ...game.print.formRead({ state, code, boxes, slip }) }
}
