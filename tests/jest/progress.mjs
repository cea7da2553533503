/** Tells the process that started Jest each time a test or a file has ended: it ends a run that stands still. */
export default class Progress {
  onTestCaseResult() {
    process.send?.('moved');
  }

  onTestFileResult() {
    process.send?.('moved');
  }
}
