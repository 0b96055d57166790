/** The end of a man's tour, on a page to keep. */
export interface CertificateModel {
  readonly name: string
  readonly unit: string
  /** "USMC, I Corps" */
  readonly force: string
  /** "from early January 1967 to late January 1968" */
  readonly span: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly source: string
}
