/** The little of the library that is compared with; it is fetched only when the benchmarks run. */
declare module '@dice-roller/rpg-dice-roller' {
  export class DiceRoll {
    readonly total: number
    constructor(notation: string)
  }
}
