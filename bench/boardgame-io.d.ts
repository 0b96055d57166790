/** As much of boardgame.io as the benchmark uses; its own types are only found by an older module resolution. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  type Move<G> = (
    args: { G: G; random: { D6: (() => number) & ((count: number) => number[]) } },
    ...args: never[]
  ) => void
  interface Game<G> {
    readonly setup: () => G
    readonly moves: Readonly<Record<string, Move<G>>>
    readonly seed: number
  }
  interface State<G> {
    readonly G: G
  }
  const internal: {
    readonly CreateGameReducer: <G>(args: { game: Game<G> }) => (state: State<G>, action: unknown) => State<G>
    readonly InitializeGame: <G>(args: { game: Game<G>; numPlayers: number }) => State<G>
  }
  export default internal
}
