import { useLingui } from '@lingui/react/macro';
import type { Settings } from '@velluto/api-client';
import { toMember, toPartnerAd } from '@velluto/api-client/ui';
import { MAX_AGE } from '@velluto/rules';
import type { FilterToRelax, SearchFilters } from '@velluto/ui/model';
import { Page, PageBleed } from '@velluto/ui/patterns';
import {
  ActiveFilters,
  MemberGrid,
  MemberPages,
  NoResults,
  PartnerTiles,
  SearchForm,
  SearchSummary,
  SimilarProfiles,
  WhyThisOrder,
} from '@velluto/ui/product/search';
import { useFormat } from '@velluto/ui/provider';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import { countryOptions, createRegionsStore, regionOptions } from '../../features/places/regions.ts';
import {
  defaultsFor,
  pageHrefs,
  readSearch,
  type Search,
  type SearchData,
  searchHref,
} from '../../features/search/search.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore, useViewer } from '../../lib/useAppContext.ts';
import { membersMessages as messages } from '../../locales/messages/search.ts';

const SearchDialog = lazyPart(async () => ({
  default: (await import('@velluto/ui/product/search/SearchDialog')).SearchDialog,
}));

/** How a search changes when a filter is relaxed. */
const relaxed: Record<FilterToRelax, (site: Settings) => Partial<Search>> = {
  age: ({ min_age }) => ({ minAge: min_age, maxAge: MAX_AGE }),
  region: () => ({ region: null }),
  country: ({ geoip_selected_country }) => ({ country: geoip_selected_country, region: null }),
};

type Found = SearchData['found']['results'];

function Results({ found }: { found: Found }) {
  const { t } = useLingui();
  return (
    <PageBleed>
      <MemberGrid members={found.map(toMember)} label={t(messages.results)} />
    </PageBleed>
  );
}

/** Search with its results, page by page. */
export default function MembersScreen({ data }: ScreenProps<SearchData>) {
  const [params] = useSearchParams();
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { user } = useSession();
  const me = useViewer();
  const { navigate } = useNavigator();
  const [open, setOpen] = useState(false);
  // a transition, so that the press is answered before the dialog renders
  const show = (next: boolean) => startTransition(() => setOpen(next));
  const regions = useStore(createRegionsStore);
  const regionsByCountry = useSnapshot(regions.state).byCountry;
  useTitle(t(messages.headline));

  const defaults = defaultsFor(user, site);
  const search = readSearch(params, defaults, site.search_fields);
  const [formCountry, setFormCountry] = useState(search.country);
  // the page brings those of the searched country; opening the dialog again tries again what could not be loaded
  useEffect(() => {
    if (open && formCountry !== search.country) void regions.load(formCountry);
  }, [regions, open, formCountry, search.country]);
  const go = (change: Partial<Search>) => navigate(searchHref({ ...search, ...change, page: 1 }, defaults));
  const { found } = data;
  // people below the site's minimum age are never found
  const aged = search.minAge !== site.min_age || search.maxAge !== MAX_AGE;
  const searched = regionOptions(data.regions);
  const place =
    searched.find(region => region.value === search.region)?.label ?? format.country(search.country);
  const others = [search.gender !== defaults.gender, search.country !== defaults.country].filter(
    Boolean,
  ).length;

  const form = {
    countries: countryOptions([...site.countries, defaults.country], search.country, format),
    minAge: site.min_age,
    fields: site.search_fields,
    onCountry: ({ country }: { country: string }) => setFormCountry(country),
    onSubmit: ({ filters }: { filters: SearchFilters }) => {
      show(false);
      go(filters);
    },
  };

  return (
    <Page
      title={t(messages.headline)}
      compact
      lead={
        <SearchSummary
          count={found.num_results}
          capped={found.num_results_capped}
          fictional={found.num_fictional}
        />
      }
      aside={
        <ActiveFilters
          filters={search}
          placeLabel={place}
          count={others}
          fields={site.search_fields}
          onOpen={() => show(true)}
        />
      }
    >
      {site.search_fields.length > 0 && (
        <noscript>
          <SearchForm {...form} method="get" action="/members" filters={search} regions={searched} />
        </noscript>
      )}
      {found.num_results === 0 && (
        <NoResults
          me={me}
          relax={found.relax === 'age' && !aged ? null : found.relax}
          onRelax={({ filter }) => go(relaxed[filter](site))}
        />
      )}
      <Results found={found.results} />
      {found.pages > 1 && (
        <MemberPages page={found.page} pages={found.pages} {...pageHrefs(search, defaults)} />
      )}
      {found.results.length > 0 && <WhyThisOrder list="search" onChange={() => show(true)} />}
      {found.similar.length > 0 && (
        <>
          <SimilarProfiles members={found.similar.map(toMember)} />
          <WhyThisOrder list="nearlyFits" onChange={() => show(true)} />
        </>
      )}
      <PartnerTiles ads={(site.partner_tiles ?? []).map(toPartnerAd)} />
      {open && (
        <Suspense>
          <SearchDialog
            open
            onClose={() => show(false)}
            {...form}
            filters={{ ...search, country: formCountry }}
            regions={formCountry === search.country ? searched : (regionsByCountry[formCountry] ?? [])}
          />
        </Suspense>
      )}
    </Page>
  );
}
