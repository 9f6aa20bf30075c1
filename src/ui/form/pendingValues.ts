const reports = new Set<() => void>();

export const addPendingReport = (report: () => void): void => void reports.add(report);
export const dropPendingReport = (report: () => void): void => void reports.delete(report);

/** Reports the values of every form now, before what they are reported to has gone. */
export const reportPendingValues = (): void => reports.forEach((report) => report());
