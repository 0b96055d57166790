/** @returns half-months as months, as every screen shows them: "11½", "11", "½", "0". */
export function monthsOf(halfMonths: number): string {
  const whole = Math.floor(halfMonths / 2)
  return halfMonths % 2 === 0 ? String(whole) : `${whole === 0 ? '' : String(whole)}½`
}
