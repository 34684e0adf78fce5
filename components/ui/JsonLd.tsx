interface Props {
  readonly graph: object;
}

/** Structured data for search engines. `<` is escaped so that no text can close the script element. */
export function JsonLd({ graph }: Props) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own registries and content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
