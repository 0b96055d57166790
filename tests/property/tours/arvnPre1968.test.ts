import { describeTours } from '../../support/wholeTours.ts'

describeTours('arvn-pre-1968')
