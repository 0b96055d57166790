import type {
  AnswerSource,
  CardRequest,
  ChoiceRequest,
  Dealt,
  DiceRequest,
  DrawRequest,
  Throw,
} from '../../engine/answers.ts'

/** A throw as a step asks for it. */
export interface AskedThrow {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
  /** How many throws about the same subject the step asked for before, on whatever table. */
  readonly rank: number
  readonly request: DiceRequest
}

/** A choice or a draw as a step asks for it. */
export interface AskedOther<R> {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
  readonly request: R
}

/** Answers what a step asks; null stops the step. */
export interface Answering {
  readonly dice: (asked: AskedThrow) => Throw | null
  readonly choice: (asked: AskedOther<ChoiceRequest>) => string | null
  readonly draw: (asked: AskedOther<DrawRequest>) => number
  readonly card: (asked: AskedOther<CardRequest>) => Dealt | null
}

/** Thrown through a step that nobody answers any more. */
export class NoAnswer extends Error {
  constructor() {
    super('The step waits for an answer.')
    this.name = 'NoAnswer'
  }
}

/**
 * An answer source that knows the rank of every throw: how a slip, written before the step is played, names them.
 * Of throws asked for at once all are answered before the step is stopped for one that is not.
 */
export function askedSource({ dice, choice, draw, card }: Answering): AnswerSource {
  const occurrences = counter()
  const ranks = counter()
  const at = <R extends { readonly key: string; readonly subject: number }>(request: R): AskedOther<R> => ({
    key: request.key,
    subject: request.subject,
    occurrence: occurrences(`${request.key}|${request.subject}`),
    request,
  })
  const rollAll = (requests: readonly DiceRequest[]): readonly Throw[] =>
    requests
      .map((request) => dice({ ...at(request), rank: ranks(String(request.subject)) }))
      .map((thrown) => thrown ?? stop())
  return {
    roll: (request) => rollAll([request])[0]!,
    rollAll,
    choose: <T extends string>(request: ChoiceRequest<T>) => (choice(at(request)) ?? stop()) as T,
    draw: (request) => draw(at(request)),
    deal: (request) => card(at(request)) ?? stop(),
  }
}

function stop(): never {
  throw new NoAnswer()
}

/** @returns a function that counts how often it was given the same name before. */
export function counter(): (name: string) => number {
  const counts = new Map<string, number>()
  return (name) => {
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return before
  }
}
