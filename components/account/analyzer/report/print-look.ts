import { styled } from '@mui/material/styles';
import { cssVar } from '#lib/theme/variable.ts';

/** What stands on paper and not on the screen. */
export const OnPaper = styled('div')({ display: 'none', '@media print': { display: 'block' } });

/** The head of the first sheet: who reports, on what, of which day. */
export const Letterhead = styled('header')({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '6mm',
    paddingBlockEnd: '3mm',
    borderBlockEnd: `1.5pt solid ${cssVar('palette-gold-deep')}`,
    '& svg': { blockSize: '9mm', inlineSize: 'auto' },
    '& p': { textAlign: 'end' },
  },
});

/** All findings: a list on the screen, two columns on paper that run on from sheet to sheet. */
export const FindingList = styled('div')({
  display: 'contents',
  '@media screen': { '& > [data-left-out]': { display: 'none' } },
  '@media print': {
    display: 'block',
    columnCount: 2,
    columnGap: '8mm',
    '& > h3': { marginBlock: '3mm 0', breakAfter: 'avoid' },
  },
});

/** A4, white whatever the screen is, with the number of each sheet. Sizes are those of print. */
export const pageStyles = (numbering: 'decimal' | 'persian' | 'arabic-indic') =>
  `@page { size: A4; margin: 13mm 14mm 15mm;
     @bottom-center { content: counter(page, ${numbering}) " / " counter(pages, ${numbering}); font-size: 8pt; } }
   @media print { html, body { background: #fff; } }`;

/** Type of the sheet, in points: the screen's sizes follow the window. */
export const PAPER_TYPE = {
  '--ui-type-h3': '13pt',
  '--ui-type-h4': '11.5pt',
  '--ui-type-h5': '9.5pt',
  '--ui-type-h6': '8.5pt',
  '--ui-type-body1': '9pt',
  '--ui-type-body2': '8.5pt',
  '--ui-type-caption': '7.5pt',
} as const;
