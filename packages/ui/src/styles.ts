// Entry of `@velluto/ui/styles.css`. The build fills it with every style of the package (see tsup.config.ts).
export {};
