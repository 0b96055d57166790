import * as mustBe from '../../../../main/engine/mustBe.ts'

/** How actions of a battle are refused: with what is wrong, and that everything stands as it did. */

/** @throws RuleError `bad-input` always. */
export function refuse(message: string): never {
  mustBe.refuse(unchanged(message))
}

/** @throws RuleError `not-now` always. */
export function notNow(message: string): never {
  mustBe.notNow(unchanged(message))
}

const unchanged = (message: string): string => `${message} Nothing was changed.`
